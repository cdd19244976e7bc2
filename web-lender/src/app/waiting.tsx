import { Page } from "@tieout/ui-kit";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";

/** Nothing for a second, so that a quick answer doesn't flicker; then says that it is loading. */
export function Waiting() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), 1000);
    return () => clearTimeout(timer);
  }, []);

  return <Page>{isLong && <FormattedMessage id="waiting" />}</Page>;
}
