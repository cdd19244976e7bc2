import { Button, Card, DetailList } from "@tieout/ui-kit";
import { Download } from "lucide-react";
import { useIntl } from "react-intl";
import * as styles from "./import-file.css.ts";

interface FormatsProps {
  /** Where the template is, in the reader's language. */
  readonly templateAddress: string;
}

const sheets = ["trial-balance", "general-ledger"] as const;
const others = [
  { format: "sie", side: ".se, .si" },
  { format: "saf-t", side: ".xml" },
  { format: "fec", side: ".txt" },
] as const;

/** What can be read, and what to fill in where nothing of it is at hand. */
export function Formats({ templateAddress }: FormatsProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "file.formats" });

  return (
    <Card inset="none" title={title}>
      <div className={styles.list}>
        <DetailList
          items={[
            ...sheets.map((format) => ({
              id: format,
              title: formatMessage({ id: `file.format.${format}` }),
              detail: formatMessage({ id: `file.format.${format}.detail` }),
              side: formatMessage({ id: "file.format.sheets" }),
            })),
            ...others.map(({ format, side }) => ({
              id: format,
              title: formatMessage({ id: `file.format.${format}` }),
              detail: formatMessage({ id: `file.format.${format}.detail` }),
              side,
            })),
            {
              id: "template",
              title: formatMessage({ id: "file.format.template" }),
              detail: formatMessage({ id: "file.format.template.detail" }),
              side: (
                <Button asChild icon={<Download aria-hidden />}>
                  <a download href={templateAddress}>
                    {formatMessage({ id: "file.template" })}
                  </a>
                </Button>
              ),
            },
          ]}
          label={title}
        />
      </div>
    </Card>
  );
}
