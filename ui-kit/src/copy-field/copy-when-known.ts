/**
 * Copies a text that is still on its way. Has to be called from within a press: browsers allow no copying
 * later. Says whether it's copied, which a browser may refuse, or may not be able to.
 */
export async function copyWhenKnown(text: Promise<string>): Promise<boolean> {
  const plain = "text/plain";
  const blob = text.then((known) => new Blob([known], { type: plain }));
  // A browser that copies nothing doesn't wait for it, and why it never came is its giver's to say.
  blob.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ [plain]: blob })]);
    return true;
  } catch {
    return false;
  }
}
