export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from "./definition-list.tsx";
