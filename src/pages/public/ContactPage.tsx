import { sendContactMessage } from '../../contact/contact.service';
import { type ContactFieldName, type ContactMessage, validateContact } from '../../contact/contactForm';
import { PrivacyAndTerms } from '../../contact/PrivacyAndTerms';
import { contactTexts } from '../../contact/texts';
import { useAction } from '../../lists/useAction';
import { paths } from '../../shared/addresses/addresses';
import { textLimits } from '../../shared/limits';
import { AddressLinks } from '../../ui/AddressLinks';
import { Field } from '../../ui/fields/Field';
import { SubmitButton } from '../../ui/fields/SubmitButton';
import { useValidatedForm } from '../../ui/fields/useValidatedForm';
import { showSuccess } from '../../ui/overlays/dialogs';
import { headTexts } from '../../ui/texts';

const emptyMessage: ContactMessage = { name: '', phone: '', reason: '' };

/** /ContactUs: a message to the people behind the site, with privacy policy and terms (CONTACT-1). */
export default function ContactPage() {
  const { run } = useAction<ContactMessage>({
    send: sendContactMessage,
    onDone: () => {
      form.reset();
      return showSuccess(contactTexts.sent);
    },
    failures: { otherwise: contactTexts.failed },
  });
  const form = useValidatedForm<ContactMessage, ContactFieldName>({
    initial: emptyMessage,
    validate: validateContact,
    submit: (message) => run(message),
  });

  return (
    <div className="container form-page">
      <title>{headTexts.title(contactTexts.heading)}</title>
      <AddressLinks path={paths.contact} />
      <h1>{contactTexts.heading}</h1>
      <p className="form-lead">{contactTexts.lead}</p>
      <form className="form-stack" {...form.formProps}>
        <Field label={contactTexts.name} error={form.errorOf('name')}>
          {(control) => (
            <input
              {...control}
              className="form-control"
              name="name"
              autoComplete="name"
              maxLength={textLimits.personName}
              value={form.values.name}
              onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={contactTexts.phone} error={form.errorOf('phone')}>
          {(control) => (
            <input
              {...control}
              className="form-control"
              type="tel"
              name="phone"
              autoComplete="tel"
              maxLength={textLimits.contactPhone}
              value={form.values.phone}
              onChange={({ currentTarget }) => form.change({ phone: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={contactTexts.reason} error={form.errorOf('reason')}>
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              name="reason"
              rows={5}
              maxLength={textLimits.contactReason}
              value={form.values.reason}
              onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
            />
          )}
        </Field>
        <SubmitButton label={contactTexts.submit} busy={form.busy} busyLabel={contactTexts.busy} />
      </form>
      <PrivacyAndTerms />
    </div>
  );
}
