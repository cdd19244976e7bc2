import { useEffect, useState } from "react";

const duration = 1500;

/** Which of two equal animations highlighted rows show. It changes with the set, so that each set's starts anew. */
export function useFlash(rowIds: ReadonlySet<string> | undefined): 0 | 1 | undefined {
  const [flash, setFlash] = useState<{
    readonly rowIds: ReadonlySet<string> | undefined;
    readonly which: 0 | 1;
    readonly isOver: boolean;
  }>({ rowIds, which: 0, isOver: false });

  if (rowIds !== flash.rowIds) {
    setFlash({ rowIds, which: flash.which === 0 ? 1 : 0, isOver: false });
  }
  useEffect(() => {
    if (!rowIds || rowIds.size === 0) return;
    // Rows that come into sight later aren't highlighted again.
    const timer = setTimeout(() => setFlash((last) => ({ ...last, isOver: true })), duration);
    return () => clearTimeout(timer);
  }, [rowIds]);

  return flash.isOver ? undefined : flash.which;
}
