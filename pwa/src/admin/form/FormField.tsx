import { memo, type ReactNode } from 'react';
import type { Control, Field } from '../fields/fields.tsx';

interface FormFieldProps extends Omit<Control<unknown>, 'label' | 'optional' | 'onChange'> {
  readonly field: Field<unknown>;
  /** Always the same function. */
  readonly onType: (name: string, value: unknown) => void;
}

/** Rendered only when its own properties change, so that long forms keep up with typing. */
export const FormField = memo(function FormField({
  field,
  onType,
  ...control
}: FormFieldProps): ReactNode {
  return field.draw({
    ...control,
    label: field.label,
    optional: !field.required,
    onChange(value) {
      onType(control.name, value);
    },
  });
});
