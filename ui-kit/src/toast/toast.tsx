import { CircleCheck } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { CloseButton } from "../icon-button/close-button.tsx";
import * as styles from "./toast.css.ts";
import { type ToastMessage, toastContext } from "./use-toast.ts";

export interface ToastProviderProps {
  readonly closeLabel?: string | undefined;
  /** Names the region for who looks for it. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Shows toasts for six seconds, longer while one is pointed at. Once, around the app. */
export function ToastProvider({
  closeLabel = "Close",
  label = "Notifications",
  children,
}: ToastProviderProps) {
  const [shown, setShown] = useState<readonly (ToastMessage & { readonly id: number })[]>([]);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => [...before, { ...message, id }]);
  }, []);
  const hide = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));

  return (
    <toastContext.Provider value={show}>
      <Primitive.Provider duration={6000} label={label}>
        {children}
        {shown.map(({ id, title, detail, action }) => (
          <Primitive.Root
            className={styles.toast}
            key={id}
            onOpenChange={(open) => !open && hide(id)}
            type="background"
          >
            <span className={styles.icon}>
              <CircleCheck aria-hidden />
            </span>
            <div className={styles.words}>
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
            <CloseButton label={closeLabel} onClick={() => hide(id)} />
          </Primitive.Root>
        ))}
        {/* Radix would name it in English. */}
        <Primitive.Viewport className={styles.viewport} label={`${label} ({hotkey})`} />
      </Primitive.Provider>
    </toastContext.Provider>
  );
}
