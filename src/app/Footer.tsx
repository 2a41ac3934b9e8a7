import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';

const social = [
  { name: 'Instagram', address: 'https://www.instagram.com/' },
  { name: 'Facebook', address: 'https://www.facebook.com/' },
  { name: 'YouTube', address: 'https://www.youtube.com/' },
];

/** About, support and social links (spec 2). */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="container site-footer-columns">
        <section>
          <h2>About Second Gear</h2>
          <p>
            We connect dealers of used cars and bikes with buyers who want to test drive or to buy. Every listing is
            looked at before it goes live.
          </p>
        </section>
        <section>
          <h2>Support</h2>
          <ul>
            <li>
              <a href="mailto:support@secondgear.example">support@secondgear.example</a>
            </li>
            <li>
              <a href="tel:+911800000000">1800 000 000</a>, 9 to 18 h
            </li>
            <li>
              <Link to="/ContactUs">Send us a message</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>Follow us</h2>
          <ul>
            {social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className="container site-footer-end">
        <Icon name="car" size={18} /> Second Gear · <Link to="/AdminLogin">Admin</Link>
      </p>
    </footer>
  );
}
