import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

export interface FoundPattern {
  /** File and line: `core/src/text/lines.ts:12`. */
  readonly place: string;
  readonly pattern: RegExp;
}

export interface Patterns {
  readonly literals: readonly FoundPattern[];
  /** Files that build patterns at run time. */
  readonly builders: readonly string[];
}

/** Every regular expression in a folder's code, without tests and test helpers. */
export async function patternsIn(root: string, folder: string): Promise<Patterns> {
  const files = (await readdir(join(root, folder), { recursive: true })).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|stories|typetest)\.tsx?$|(^|\/)testing\//.test(file),
  );
  const literals: FoundPattern[] = [];
  const builders = new Set<string>();
  for (const name of files.toSorted()) {
    const file = `${folder}/${name}`;
    const text = await readFile(join(root, file), "utf8");
    const kind = name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.pos);
        const [, body = "", flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
        literals.push({ place: `${file}:${line + 1}`, pattern: new RegExp(body, flags) });
      }
      if (buildsPattern(node)) builders.add(file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { literals, builders: [...builders] };
}

function buildsPattern(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === "RegExp";
}
