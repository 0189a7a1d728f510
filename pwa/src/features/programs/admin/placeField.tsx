import { textField } from '../../../admin/fields/fields.tsx';
import type { Field, FieldOptions } from '../../../admin/fields/fields.tsx';
import { HallSelect } from '../../../admin/halls/HallSelect.tsx';

/** A hall of the house, or another place. */
export const placeField = (options: FieldOptions): Field<string, string> => ({
  ...textField(options),
  draw: (control) => <HallSelect {...control} />,
});
