export { type Instruction, Instructions, type InstructionsProps } from "./instructions.tsx";
