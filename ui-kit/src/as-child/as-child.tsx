import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from "react";

interface Attributes<Part> extends HTMLAttributes<Part> {
  readonly ref?: Ref<Part> | undefined;
}

interface AsChildProps<Part> extends Attributes<Part> {
  /** The element rendered in place of ours, such as a router's link. It must not have a `ref` of its own. */
  readonly children?: ReactNode;
  readonly holding?: ((given: ReactNode) => ReactNode) | undefined;
}

/** Merges the part's props into its only child: the child's win, and both event handlers run, the child's first. */
export function AsChild<Part>({ children, holding = asGiven, ...said }: AsChildProps<Part>) {
  if (!isValidElement<Attributes<Part>>(children)) {
    throw new Error("`asChild` takes exactly one element");
  }
  const own = children.props;
  const className = [said.className, own.className].filter(Boolean).join(" ");
  const props = { ...said, ...own, ...heardByBoth(own, said), className };
  return cloneElement(children, props, holding(own.children));
}

const asGiven = (content: ReactNode) => content;

type Listener = (...heard: readonly unknown[]) => void;

function heardByBoth(own: object, said: object): Record<string, Listener> {
  const others = new Map(listenersOf(said));
  return Object.fromEntries(
    listenersOf(own).map(([name, listen]) => [
      name,
      (...heard) => {
        listen(...heard);
        others.get(name)?.(...heard);
      },
    ]),
  );
}

const listenersOf = (props: object) => Object.entries(props).filter(isListener);

const isListener = (entry: [string, unknown]): entry is [string, Listener] =>
  typeof entry[1] === "function" && /^on[A-Z]/.test(entry[0]);
