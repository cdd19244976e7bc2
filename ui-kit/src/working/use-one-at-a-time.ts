import { useRef } from "react";

/**
 * A second tap may come before the page has changed: while one is under way, nothing else begins. Give it a mutation's
 * `mutateAsync`; why one failed is said by the mutation.
 */
export function useOneAtATime<Input extends unknown[]>(
  begin: (...input: Input) => Promise<unknown>,
): (...input: Input) => void {
  const isUnderWay = useRef(false);
  return (...input) => {
    if (isUnderWay.current) return;
    const end = () => {
      isUnderWay.current = false;
    };
    isUnderWay.current = true;
    begin(...input).then(end, end);
  };
}
