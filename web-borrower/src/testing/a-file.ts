/** A small file that says how large it is, in bytes. */
export function aFile(name: string, size = 3): File {
  const file = new File(["abc"], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
}
