import { createContext } from 'react';

/** Gives the label of an item type's field; undefined for a field that its form does not have. */
export type FieldLabelOf = (itemType: string, field: string) => string | undefined;

/** The labels of the content types' forms, which stand above this folder. */
export const FieldLabelContext = createContext<FieldLabelOf>(() => undefined);
