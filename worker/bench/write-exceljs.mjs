// The kept library, streaming, on the same sheet. It isn't a dependency: the comparison is skipped without it.
import { createRequire } from "node:module";
import { figure, formulaColumns, isTotal, numberColumns, rowCount } from "./big-sheet.ts";
import { report } from "./report.ts";

const [, , target, from] = process.argv;
const ExcelJS = createRequire(from)("exceljs");
const started = performance.now();
const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: target, useStyles: true });
const sheet = workbook.addWorksheet("Big", { views: [{ state: "frozen", xSplit: 2, ySplit: 1 }] });
sheet.columns = Array.from({ length: 40 }, () => ({ width: 14 }));
sheet.addRow(Array.from({ length: 40 }, (_, column) => `Heading ${column}`)).commit();

const money = "#,##0.00;(#,##0.00)";
const bold = { bold: true };
const border = { top: { style: "thin" }, bottom: { style: "double" } };
const last = sheet.getColumn(2 + numberColumns).letter;

for (let row = 1; row <= rowCount; row += 1) {
  const values = [`Account ${row} & more`, new Date(Date.UTC(2026, 2, 15))];
  let sum = 0;
  for (let column = 0; column < numberColumns; column += 1) {
    sum += figure(row, column);
    values.push(figure(row, column) / 100);
  }
  for (let column = 0; column < formulaColumns; column += 1) {
    values.push({ formula: `SUM(C${row + 1}:${last}${row + 1})`, result: sum / 100 });
  }
  const written = sheet.addRow(values);
  written.eachCell((cell, column) => {
    if (column === 2) cell.numFmt = "yyyy-mm-dd";
    if (column > 2) cell.numFmt = money;
    if (isTotal(row)) {
      cell.font = bold;
      cell.border = border;
    }
  });
  written.commit();
  if (row % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
}
sheet.commit();
await workbook.commit();
report(started);
