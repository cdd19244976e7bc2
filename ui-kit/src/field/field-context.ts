import { createContext, useContext } from "react";

interface FieldContext {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export const fieldContext = createContext<FieldContext | undefined>(undefined);

export interface FieldAttributes {
  readonly id?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** What a control needs of the field around it, as attributes; nothing where there is no field. */
export function useFieldAttributes(): FieldAttributes {
  const field = useContext(fieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { "aria-describedby": field.describedBy }),
    ...(field.invalid && { "aria-invalid": true }),
  };
}
