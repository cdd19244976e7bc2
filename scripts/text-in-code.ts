import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * Words for people that stand in an app's code instead of its catalogues: text between tags, in the
 * attributes that are shown or read out, and whatever else reads like a phrase. Each with its file.
 */
export function textInCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(messages|testing)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
      return wordsOf(source).map((words) => `${file}: ${words}`);
    });
}

function wordsOf(node: ts.Node): string[] {
  // What is thrown is for logs.
  if (ts.isNewExpression(node)) return [];
  const own = ts.isJsxText(node)
    ? betweenTags(node)
    : ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
      ? inQuotes(node)
      : undefined;
  const below: string[] = [];
  ts.forEachChild(node, (child) => {
    below.push(...wordsOf(child));
  });
  return own === undefined ? below : [own, ...below];
}

function betweenTags({ text }: ts.JsxText): string | undefined {
  return /\p{L}{2}/u.test(text) ? text.trim() : undefined;
}

/** One word is often a name for programs; where people see it, one is enough. */
function inQuotes(node: ts.LiteralLikeNode): string | undefined {
  const { text, parent } = node;
  const attribute = ts.isJsxAttribute(parent) ? parent.name.getText() : "";
  if (shown.test(attribute)) return /\p{L}{2}/u.test(text) ? text : undefined;
  return /^\p{Lu}\p{L}+,? \p{L}.*\p{L}{2}/u.test(text) ? text : undefined;
}

const shown =
  /^(aria-(label|description|roledescription|valuetext)|alt|body|caption|description|detail|error|heading|hint|label|message|placeholder|summary|text|title)$/;
