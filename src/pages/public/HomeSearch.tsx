import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, saidAddress, saidParameter } from '../../shared/addresses';
import { textLimits } from '../../shared/limits';
import { Icon } from '../../ui/Icon';
import { homeTexts } from '../texts';

/** The search box of the home page. Before the app is there, the browser sends its text to the same address. */
export function HomeSearch() {
  const navigate = useNavigate();
  const id = useId();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(saidParameter);
    void navigate(typeof text === 'string' && text.trim() !== '' ? saidAddress(text.trim()) : paths.cars);
  }

  return (
    <form className="home-search" action={paths.cars} onSubmit={send}>
      <label htmlFor={id}>{homeTexts.searchLabel}</label>
      <div className="home-search-box">
        <Icon name="search" />
        <input
          type="search"
          id={id}
          name={saidParameter}
          placeholder={homeTexts.searchExample}
          maxLength={textLimits.searchText}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="btn btn-primary">
          {homeTexts.search}
        </button>
      </div>
    </form>
  );
}
