import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { noAnswer } from "../api/client.ts";
import { createQueryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

describe("without a network", () => {
  it("what is pressed fails, and isn't kept to be sent whenever there is one again", async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(noAnswer) });

    await expect(mutation.execute(undefined)).rejects.toEqual(noAnswer);
  });
});
