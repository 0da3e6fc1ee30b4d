import type { FormErrors } from '@mantine/form';
import { messageOf } from '../lib/api/api-error.ts';

interface FormWithFields {
  readonly getInputNode: (path: string) => HTMLElement | null;
  readonly setFieldError: (path: string, error: string) => void;
}

/**
 * For `form.onSubmit`: moves the focus to the first field that is wrong, so that screen readers
 * read the field with its error.
 */
export function focusFirstError({ getInputNode }: Pick<FormWithFields, 'getInputNode'>) {
  return (errors: FormErrors): void => {
    const [path] = Object.keys(errors);
    if (path !== undefined) getInputNode(path)?.focus();
  };
}

/** Shows the server's reason at the field that it is about, and moves the focus there. */
export function showFieldError(form: FormWithFields, path: string, error: unknown): void {
  form.setFieldError(path, messageOf(error));
  form.getInputNode(path)?.focus();
}
