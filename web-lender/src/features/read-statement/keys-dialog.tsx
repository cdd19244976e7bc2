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
  { does: "row", keys: ["Home", "End"] },
  { does: "ends", keys: ["Ctrl+Home", "Ctrl+End"] },
  { does: "page", keys: ["Page Up", "Page Down"] },
  { does: "open", keys: ["Enter", "I"] },
  { does: "back", keys: ["Esc"] },
  { does: "regions", keys: ["F6"] },
  { does: "help", keys: ["?"] },
] as const;

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
                  {key}
                </kbd>
              ))}
            </span>
          ),
        }))}
      />
    </Dialog>
  );
}
