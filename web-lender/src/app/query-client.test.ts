import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { createQueryCache } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

const nobody = () => Promise.reject(new TypeError("Failed to fetch"));

describe("without a network", () => {
  it("is said that what was asked for can't be had, at once", async () => {
    onlineManager.setOnline(false);

    const asked = createQueryCache().fetchQuery({ queryKey: ["links"], queryFn: nobody });

    await expect(asked).rejects.toThrow("Failed to fetch");
  });

  it("fails what is pressed, which isn't kept to be sent whenever there is one again", async () => {
    onlineManager.setOnline(false);
    const client = createQueryCache();

    const sent = client.getMutationCache().build(client, { mutationFn: nobody }).execute(undefined);

    await expect(sent).rejects.toThrow("Failed to fetch");
  });
});
