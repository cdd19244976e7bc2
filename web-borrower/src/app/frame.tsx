import { Header, Logo, Page, SkipLink, Split } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLenderName, useTenant } from "../api/tenant-settings.ts";
import { ChooseLanguage } from "../features/choose-language/index.ts";
import { pageTitleId } from "./arrival.tsx";
import * as styles from "./frame.css.ts";

interface FrameProps {
  readonly children: ReactNode;
  /** Help and contact; on every page in the same place. */
  readonly foot?: ReactNode;
}

interface ColumnProps extends FrameProps {
  /** For cards, which need more room than text. */
  readonly wide?: boolean;
  /** For what stands side by side. */
  readonly room?: "narrow" | "form";
}

/** One column under the lender's name: every page but the landing. */
export function Frame({ children, foot, wide = false, room = "narrow" }: ColumnProps) {
  return (
    <>
      <Skip />
      <Header audience="borrower" logo={<LenderLogo />}>
        <Secure />
      </Header>
      <Page width={room}>{wide ? children : <div className={styles.column}>{children}</div>}</Page>
      <footer className={styles.foot}>
        {foot}
        <ChooseLanguage />
      </footer>
    </>
  );
}

interface SplitFrameProps extends FrameProps {
  /** Who asks, and for what. */
  readonly aside: ReactNode;
}

/** The landing: what is asked on the tinted half, what to do about it on the other. */
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
            <span className={styles.narrowOnly}>
              <Secure />
            </span>
          </Header>
        }
      >
        {children}
        <footer className={styles.splitFoot}>
          {foot}
          <ChooseLanguage />
        </footer>
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
