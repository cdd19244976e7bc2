export { Tab, type TabProps, Tabs, type TabsProps } from "./tabs.tsx";
