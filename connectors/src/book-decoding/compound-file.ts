import { CFB } from "@e965/xlsx";
import { FileRefused } from "./refusal.ts";

/** The compound file format (CFB) holds Office 97 files and encrypted newer ones. */
export function compoundKind(bytes: Buffer): "xls" | undefined {
  if (bytes.length < 512 || bytes.toString("latin1", 0, 8) !== "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
    return undefined;
  }
  const names = new Map(entriesOf(bytes).map((entry) => [entry.name.toLowerCase(), entry]));
  if (names.has("encryptedpackage")) throw new FileRefused("encrypted");
  if (names.has("worddocument")) throw new FileRefused("old-document");
  const workbook = names.get("workbook") ?? names.get("book");
  if (!workbook) throw new FileRefused("unknown");
  // Storages of VBA and of ActiveX controls.
  if (["_vba_project_cur", "_vba_project", "ctls"].some((name) => names.has(name)))
    throw new FileRefused("macros");
  refuseGlobals(Buffer.from(workbook.content ?? []));
  return "xls";
}

interface CompoundEntry {
  readonly name: string;
  readonly content?: Uint8Array;
}

function entriesOf(bytes: Buffer): readonly CompoundEntry[] {
  try {
    // The package types its reader's result as `any`.
    return CFB.read(bytes, { type: "buffer" }).FileIndex as readonly CompoundEntry[];
  } catch {
    throw new FileRefused("damaged");
  }
}

const records = { filePass: 0x2f, sheet: 0x85, end: 0x0a };

/** The sheet type of Excel 4.0 macros. */
const macroSheet = 1;

/** Looks at the workbook's own records. The password record comes before those of the sheets. */
function refuseGlobals(stream: Buffer): void {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const record = stream.readUInt16LE(at);
    if (record === records.filePass) throw new FileRefused("encrypted");
    if (record === records.sheet && stream[at + 9] === macroSheet) throw new FileRefused("macros");
    if (record === records.end) return;
  }
}
