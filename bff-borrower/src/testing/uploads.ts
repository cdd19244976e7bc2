import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { headersOf } from "@tieout/server/http/testing/ask";
import { expect } from "vitest";
import type { LinkVisitor } from "./visitors.ts";

interface Sent {
  readonly address: string;
  readonly visitor: LinkVisitor;
  readonly content: Buffer;
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function uploadFile({ address, visitor, content, name, headers }: Sent) {
  const form = await formOf(content, name);
  const reply = await fetch(address, {
    method: "POST",
    headers: { ...headersOf(visitor), ...form.headers, ...headers },
    body: form.body,
  });
  // In tests the portal validates replies against the contract.
  const body = (await reply.json()) as Readonly<Record<string, unknown>>;
  return { status: reply.status, body };
}

/** Aborts an upload halfway, and waits until nothing of it is left on disk. */
export async function uploadHalf({ address, visitor, content, name }: Sent): Promise<void> {
  const before = await uploadsOnDisk();
  const { headers, body } = await formOf(content, name);
  const sending = request(address, {
    method: "POST",
    headers: { ...headersOf(visitor), ...headers, "content-length": body.length },
  });
  sending.on("error", () => undefined);
  sending.write(body.subarray(0, body.length / 2));
  const ours = async () => (await uploadsOnDisk()).filter((file) => !before.includes(file));
  await expect.poll(ours).not.toEqual([]);
  const begun = await ours();
  sending.destroy();
  await new Promise((resolve) => sending.once("close", resolve));
  const left = async () => (await uploadsOnDisk()).filter((file) => begun.includes(file));
  await expect.poll(left).toEqual([]);
}

async function formOf(content: Buffer, name: string) {
  const form = new FormData();
  form.append("content", new Blob([content]), name);
  const reply = new Response(form);
  const headers = { "content-type": reply.headers.get("content-type") ?? "" };
  return { headers, body: Buffer.from(await reply.arrayBuffer()) };
}

const uploadsOnDisk = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("tieout-upload-")).toSorted();
