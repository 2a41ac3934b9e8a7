import { Link } from 'react-router-dom';
import { paths } from '../shared/addresses';
import { support } from '../shared/support';
import { Icon } from '../ui/Icon';
import { controlTexts, headTexts } from '../ui/texts';
import { footerTexts } from './texts';

const social = [
  { name: footerTexts.instagram, address: 'https://www.instagram.com/' },
  { name: footerTexts.facebook, address: 'https://www.facebook.com/' },
  { name: footerTexts.youTube, address: 'https://www.youtube.com/' },
];

/** About, support and social links (NAV-12). */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="container site-footer-columns">
        <section>
          <h2>{footerTexts.aboutHeading}</h2>
          <p>{footerTexts.about}</p>
        </section>
        <section>
          <h2>{footerTexts.supportHeading}</h2>
          <ul>
            <li>
              <a href={`mailto:${support.email}`}>{support.email}</a>
            </li>
            <li>
              <a href={support.phoneLink}>{support.phone}</a>, {support.hours}
            </li>
            <li>
              <Link to={paths.contact}>{footerTexts.message}</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>{footerTexts.followHeading}</h2>
          <ul>
            {social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="visually-hidden"> {controlTexts.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className="container site-footer-end">
        <Icon name="car" size={18} /> {headTexts.siteName} · <Link to={paths.adminLogin}>{footerTexts.admin}</Link>
      </p>
    </footer>
  );
}
