import { Box, Header, Logo, Page, SkipLink, Split, useMedia } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLenderName, useTenant } from "../api/tenant-settings.ts";
import { ChooseLanguage } from "../features/choose-language/choose-language.tsx";
import { pageTitleId } from "./arrival.tsx";
import * as styles from "./frame.css.ts";

interface FrameProps {
  readonly children: ReactNode;
  /** In the same place on every page. */
  readonly foot?: ReactNode;
}

interface ColumnProps extends FrameProps {
  /** From narrow to wide. */
  readonly measure?: "text" | "cards" | "guide" | "sheet" | "table";
}

/** Every page but the landing. */
export function Frame({ children, foot, measure = "text" }: ColumnProps) {
  return (
    <>
      <Skip />
      <Header audience="borrower" logo={<LenderLogo />}>
        <Secure />
        <ChooseLanguage />
      </Header>
      <Page width={widths[measure]}>
        <div className={columns[measure]}>{children}</div>
      </Page>
      <footer className={styles.foot[measure]}>{foot}</footer>
    </>
  );
}

const columns = {
  text: styles.column,
  cards: "",
  guide: styles.guide,
  sheet: styles.form,
  table: styles.form,
};

const widths = {
  text: "narrow",
  cards: "narrow",
  guide: "form",
  sheet: "form",
  table: "table",
} as const;

interface SplitFrameProps extends FrameProps {
  readonly aside: ReactNode;
}

export function SplitFrame({ aside, children, foot }: SplitFrameProps) {
  return (
    <>
      <Skip />
      <Split
        aside={
          <section aria-labelledby={pageTitleId} className={styles.question}>
            {aside}
          </section>
        }
        header={
          <Header audience="borrower" logo={<LenderLogo />} tone="clear">
            <Box as="span" hideFrom={900}>
              <Secure />
            </Box>
            <ChooseLanguage />
          </Header>
        }
      >
        {children}
        <footer className={styles.splitFoot}>{foot}</footer>
      </Split>
    </>
  );
}

function Skip() {
  return (
    <SkipLink href="#main">
      <FormattedMessage id="frame.skip" />
    </SkipLink>
  );
}

function LenderLogo() {
  const logo = useTenant()?.brandConfig.logo;
  return <Logo name={useLenderName()} src={logo} />;
}

function Secure() {
  return (
    <span className={styles.secure}>
      <Lock aria-hidden className={styles.secureIcon} />
      <FormattedMessage id="frame.secure" />
    </span>
  );
}

export const useIsWide = (): boolean => useMedia("(width >= 900px)");
