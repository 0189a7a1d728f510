import { createContext } from 'react';

/** Undefined for a field that the type's form does not have. */
export type FieldLabelOf = (itemType: string, field: string) => string | undefined;

/** A context, because the content types' forms may not be imported here. */
export const FieldLabelContext = createContext<FieldLabelOf>(() => undefined);
