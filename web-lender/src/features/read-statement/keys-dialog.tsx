import { DefinitionList, Dialog } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import * as styles from "./read-statement.css.ts";

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const keyMap = [
  { does: "move", keys: ["↑", "↓", "←", "→"] },
  { does: "fold", keys: ["←", "→"] },
  { does: "row", keys: ["home", "end"] },
  { does: "ends", keys: ["ctrlHome", "ctrlEnd"] },
  { does: "page", keys: ["pageUp", "pageDown"] },
  { does: "open", keys: ["enter", "I"] },
  { does: "back", keys: ["escape"] },
  { does: "regions", keys: ["F6"] },
  { does: "help", keys: ["?"] },
] as const;

/** Keys that are called otherwise on other keyboards; the rest show a sign. */
const named = {
  ...{ home: true, end: true, ctrlHome: true, ctrlEnd: true },
  ...{ pageUp: true, pageDown: true, enter: true, escape: true },
};
type Named = keyof typeof named;

/** Which keys do what in a statement. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      closeLabel={formatMessage({ id: "statement.keys.close" })}
      onClose={onClose}
      open={open}
      size="small"
      title={formatMessage({ id: "statement.keys" })}
    >
      <DefinitionList
        items={keyMap.map(({ does, keys }) => ({
          term: formatMessage({ id: `statement.keys.${does}` }),
          description: (
            <span className={styles.keys}>
              {keys.map((key) => (
                <kbd className={styles.key} key={key}>
                  {key in named ? formatMessage({ id: `key.${key as Named}` }) : key}
                </kbd>
              ))}
            </span>
          ),
        }))}
      />
    </Dialog>
  );
}
