import { Card, LinkRow } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { Link } from "wouter";

interface NextStepProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
}

/** Leads to a visitor's next step. */
export function NextStep({ href, icon, title, detail }: NextStepProps) {
  return (
    <Card inset="none">
      <LinkRow asChild detail={detail} icon={icon} title={title} tone="accent">
        <Link href={href} />
      </LinkRow>
    </Card>
  );
}
