import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldControl } from './Field';

type FileInputProps = FieldControl &
  InputHTMLAttributes<HTMLInputElement> & {
    /** What a press does. */
    readonly text: string;
    readonly ref?: Ref<HTMLInputElement>;
  };

/**
 * Chooses a file. Browsers say 'No file chosen' beside a photo that is stored or comes from a draft, so the input is
 * there for fingers, keys and dropped files, and the button below it for the eyes.
 */
export function FileInput({ text, ...input }: FileInputProps) {
  return (
    <div className="file-input">
      <input {...input} type="file" />
      <span className="btn btn-outline-primary" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
