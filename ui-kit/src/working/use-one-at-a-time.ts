import { useRef } from "react";

/** How a mutation is begun, and said to be over. */
type Begin<Input> = (input: Input, options: { readonly onSettled: () => void }) => void;

/** A second tap may come before the page has changed: while one is under way, nothing else begins. */
export function useOneAtATime<Input>(begin: Begin<Input>): (input: Input) => void {
  const isUnderWay = useRef(false);
  return (input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    begin(input, {
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
}
