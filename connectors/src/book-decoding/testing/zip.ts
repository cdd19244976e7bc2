import { crc32, deflateRawSync } from "node:zlib";

interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  /** The size that the archive claims; the true one where absent. */
  readonly promised?: number;
  readonly encrypted?: boolean;
}

export function zipOf(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, promised, encrypted = false } of parts) {
    const whole = Buffer.from(content);
    const data = deflateRawSync(whole);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(encrypted ? 1 : 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(whole), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(promised ?? whole.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), head, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), head, place, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const contentTypes = `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`;

export function xlsxOf(sheetData: string, more: readonly Part[] = []): Buffer {
  return zipOf([
    { name: "[Content_Types].xml", content: contentTypes },
    {
      name: "_rels/.rels",
      content: `<Relationships><Relationship Id="rId1" Type="http://x/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      content: `<workbook xmlns:r="r"><sheets><sheet name="TB" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://x/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="rId3" Type="http://x/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: "xl/styles.xml",
      content: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="[Red]#,##0.00&quot; day&quot;"/><numFmt numFmtId="166" formatCode="000000"/><numFmt numFmtId="167" formatCode="&quot;&quot;0.00&quot; Cr&quot;"/><numFmt numFmtId="168" formatCode="#,##0.00 \\D\\r;#,##0.00 \\C\\r"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/></cellXfs></styleSheet>`,
    },
    {
      name: "xl/sharedStrings.xml",
      content: `<sst><si><t>Acct</t></si><si><r><t>Che</t></r><r><t xml:space="preserve">cking </t></r><rPh><t>no</t></rPh></si></sst>`,
    },
    {
      name: "xl/worksheets/sheet1.xml",
      content: `<x:worksheet xmlns:x="x"><x:sheetData>${sheetData}</x:sheetData></x:worksheet>`,
    },
    ...more,
  ]);
}
