export { StepList, type StepListProps, type StepListStep } from "./step-list.tsx";
