import { useLoginText } from "./use-portal-text.ts";
import { Welcome } from "./welcome.tsx";

/** Greets somebody who has just logged in, until their portal is there. */
export function Greeting() {
  const { texts } = useLoginText();
  const lines = [texts.greetingLine1, texts.greetingLine2].flatMap((line) => line || []);

  return <Welcome lines={lines} />;
}
