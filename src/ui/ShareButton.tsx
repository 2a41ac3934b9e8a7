import { useState } from 'react';
import { copyText, shareByDevice, whatsAppLink } from '../shared/addresses/links';
import { Icon } from './Icon';
import { useMenu } from './overlays/useMenu';
import { shareTexts } from './shareTexts';

interface ShareButtonProps {
  readonly title: string;
  /** The complete URL. */
  readonly address: string;
}

type Copied = 'notYet' | 'copied' | 'byHand';

const statusTexts: Readonly<Record<Copied, string>> = {
  notYet: '',
  copied: shareTexts.copied,
  byHand: shareTexts.copyByHand,
};

/** Shares the address with the device's own share sheet, or without one by a copied link or WhatsApp (LIST-15). */
export function ShareButton({ title, address }: ShareButtonProps) {
  const { isOpen, setOpen, place, button, list } = useMenu();
  const [copied, setCopied] = useState<Copied>('notYet');

  async function share(): Promise<void> {
    if (isOpen) {
      setOpen(false);
      return;
    }
    setCopied('notYet');
    setOpen(!(await shareByDevice({ title, text: title, url: address })));
  }

  async function copyLink(): Promise<void> {
    setCopied((await copyText(address)) ? 'copied' : 'byHand');
  }

  return (
    <fieldset className="share" aria-label={shareTexts.share} {...place}>
      <button type="button" className="btn btn-outline-primary" {...button} onClick={() => void share()}>
        <Icon name="share" size={18} /> {shareTexts.share}
      </button>
      <div className="share-menu" {...list}>
        <button type="button" className="btn btn-outline-primary" onClick={() => void copyLink()}>
          {shareTexts.copy}
        </button>
        <a
          className="btn btn-outline-primary"
          href={whatsAppLink(`${title} ${address}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {shareTexts.whatsApp}
        </a>
        {copied === 'byHand' && (
          <input
            className="form-control"
            aria-label={shareTexts.field}
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
