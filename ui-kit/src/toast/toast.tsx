import { CircleCheck } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { CloseButton } from "../icon-button/close-button.tsx";
import { insideOverlay, useOverlays } from "../overlays/overlays.ts";
import * as styles from "./toast.css.ts";
import { type ToastMessage, toastContext } from "./use-toast.ts";

export interface ToastProviderProps {
  readonly closeLabel?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Shows toasts for six seconds, longer while hovered. Render it once, around the app. */
export function ToastProvider({
  closeLabel = "Close",
  label = "Notifications",
  children,
}: ToastProviderProps) {
  const [shown, setShown] = useState<readonly (ToastMessage & { readonly id: number })[]>([]);
  const overlays = useOverlays(shown.length > 0);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => [...before, { ...message, id }]);
  }, []);
  const hide = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));

  return (
    <toastContext.Provider value={show}>
      {children}
      {overlays && (
        <overlays.Toast.Provider duration={6000} label={label}>
          {shown.map(({ id, ...message }) => (
            <Toast closeLabel={closeLabel} key={id} message={message} onHide={() => hide(id)} />
          ))}
          {/* Radix would name it in English. */}
          <overlays.Toast.Viewport className={styles.viewport} label={`${label} ({hotkey})`} />
        </overlays.Toast.Provider>
      )}
    </toastContext.Provider>
  );
}

interface ToastProps {
  readonly message: ToastMessage;
  readonly closeLabel: string;
  readonly onHide: () => void;
}

function Toast({ message: { title, detail, action }, closeLabel, onHide }: ToastProps) {
  const { Toast: Primitive } = insideOverlay();
  return (
    <Primitive.Root
      className={styles.toast}
      onOpenChange={(open) => !open && onHide()}
      type="background"
    >
      <span className={styles.icon}>
        <CircleCheck aria-hidden />
      </span>
      <div className={styles.text}>
        <Primitive.Title className={styles.title}>{title}</Primitive.Title>
        {detail !== undefined && (
          <Primitive.Description className={styles.detail}>{detail}</Primitive.Description>
        )}
      </div>
      {action && (
        <Primitive.Action altText={action.label} asChild>
          <Button onClick={action.onPress} size="small">
            {action.label}
          </Button>
        </Primitive.Action>
      )}
      <CloseButton label={closeLabel} onClick={onHide} />
    </Primitive.Root>
  );
}
