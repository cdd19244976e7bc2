import { screen } from "@testing-library/react";
import type { visit } from "./visit.tsx";

/** Opens a select by keyboard and clicks an option of it. */
export async function chooseOption(
  user: ReturnType<typeof visit>["user"],
  label: string,
  option: string,
): Promise<void> {
  (await screen.findByRole("combobox", { name: label })).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("option", { name: option }));
}
