import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { Button } from "@tieout/ui-kit";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import { held } from "../testing/held.ts";
import { render } from "../testing/render.tsx";
import { useAction } from "./use-action.ts";

const problem = { type: "error", status: 400, description: "It was refused." };

it("runs once at a time", async () => {
  const call = vi.fn(() => new Promise<string>(() => {}));
  const { user } = render(<Acting call={call} />);

  await user.dblClick(screen.getByRole("button", { name: "Act" }));

  expect(call).toHaveBeenCalledTimes(1);
});

it("reads again what it changed before it says that it is done", async () => {
  const { user } = render(<Acting call={() => Promise.resolve("saved")} />);
  expect(await screen.findByText("read 1 times")).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Act" }));

  expect(await screen.findByText("done after 2 reads")).toBeInTheDocument();
});

it("says why it failed, and runs again", async () => {
  const call = vi.fn(() => Promise.reject(problem));
  const { user } = render(<Acting call={call} />);

  await user.click(screen.getByRole("button", { name: "Act" }));
  expect(await screen.findByText("It was refused.")).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Act" }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

it("keeps the question open with the reason where what was confirmed failed", async () => {
  const answer = held();
  const { user } = render(
    <Confirming call={() => answer.until.then(() => Promise.reject(problem))} />,
  );
  await user.click(screen.getByRole("button", { name: "Ask" }));

  await user.click(screen.getByRole("button", { name: "Confirm" }));
  answer.release();

  const dialog = await screen.findByRole("alertdialog", { name: "Sure?" });
  await waitFor(() => expect(dialog).toHaveTextContent("It failedIt was refused."));
  await user.click(screen.getByRole("button", { name: "Keep" }));
  await user.click(screen.getByRole("button", { name: "Ask" }));
  expect(screen.getByRole("alertdialog")).not.toHaveTextContent("It was refused.");
});

function Acting({ call }: { readonly call: () => Promise<string> }) {
  const reads = useRef(0);
  const [saidAt, setSaidAt] = useState<number>();
  const { data } = useQuery({ queryKey: ["list", "page"], queryFn: () => ++reads.current });
  const { run, failure } = useAction({
    call,
    changes: [["list"]],
    onDone: () => setSaidAt(reads.current),
  });

  return (
    <>
      <Button onClick={() => run()}>Act</Button>
      {data !== undefined && <p>read {data} times</p>}
      {saidAt !== undefined && <p>done after {saidAt} reads</p>}
      {failure !== undefined && <p>{failure}</p>}
    </>
  );
}

function Confirming({ call }: { readonly call: () => Promise<string> }) {
  return (
    <ConfirmAction
      action={useAction({ call })}
      trigger={(ask) => <Button onClick={ask}>Ask</Button>}
      title="Sure?"
      confirmLabel="Confirm"
      safeLabel="Keep"
      failed="It failed"
    >
      It can't be undone.
    </ConfirmAction>
  );
}
