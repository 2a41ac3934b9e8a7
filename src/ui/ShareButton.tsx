import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { whatsAppLink } from '../../domain/links';
import { Icon } from '../../ui/Icon';

interface ShareButtonProps {
  readonly title: string;
  /** The whole address that is shared. */
  readonly address: string;
}

/** true: it was shared, or the person thought better of it. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, or not there, as on a page without https.
    return false;
  }
}

type Copied = 'notYet' | 'copied' | 'byHand';

const statusTexts: Readonly<Record<Copied, string>> = {
  notYet: '',
  copied: 'Link copied',
  byHand: 'Please copy the link from the field.',
};

/** Hands the address on: by the device's own sheet where it has one, else by a copied link or WhatsApp. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState<Copied>('notYet');
  const place = useRef<HTMLFieldSetElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function share(): Promise<void> {
    if (open) {
      setOpen(false);
      return;
    }
    setCopied('notYet');
    setOpen(!(await shareByDevice({ title, text: title, url: address })));
  }

  async function copyLink(): Promise<void> {
    setCopied((await copy(address)) ? 'copied' : 'byHand');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    // Only the menu: what it stands in may close on Escape too.
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    <fieldset className="share" aria-label="Share" ref={place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-expanded={open}
        aria-controls={id}
        ref={toggle}
        onClick={() => void share()}
      >
        <Icon name="share" size={18} /> Share
      </button>
      <div className="share-menu" id={id} hidden={!open}>
        <button type="button" className="btn btn-outline-primary" onClick={() => void copyLink()}>
          Copy link
        </button>
        <a
          className="btn btn-outline-primary"
          href={whatsAppLink(`${title} ${address}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </a>
        {copied === 'byHand' && (
          <input
            className="form-control"
            aria-label="Link to this vehicle"
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <p className="share-status" role="status">
          {statusTexts[copied]}
        </p>
      </div>
    </fieldset>
  );
}
