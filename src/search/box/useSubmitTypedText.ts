import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, typedTextAddress, typedTextParameter } from '../../shared/addresses/addresses';

/** Sends the form of a search box outside the lists. Before the app is there, the browser sends it to the same address. */
export function useSubmitTypedText(): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(typedTextParameter);
    void navigate(typeof text === 'string' && text.trim() !== '' ? typedTextAddress(text.trim()) : paths.cars);
  };
}
