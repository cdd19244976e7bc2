import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

/**
 * Every sentence that a folder's code can say: text that begins like one and ends like one, with a number
 * for what is filled in. What is thrown is for logs, and isn't said to anybody; a refusal is.
 */
export async function sentencesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) =>
      file.endsWith(".ts") &&
      !/(\.test|words|sentences)\.ts$|(^|\/)(testing|sentences|words)\//.test(file),
  );
  const found = new Set<string>();
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    visit(source, source, found);
  }
  return [...found].toSorted();
}

function visit(node: ts.Node, file: ts.SourceFile, found: Set<string>): void {
  if (ts.isNewExpression(node) && node.expression.getText(file) !== "Refusal") return;
  const text = textOf(node);
  if (text !== undefined && /^[A-Z1][^\n]* [^\n]*\.$/.test(text)) found.add(text);
  ts.forEachChild(node, (child) => visit(child, file, found));
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce(
    (text, { literal }) => `${text}12${literal.text}`,
    node.head.text,
  );
}
