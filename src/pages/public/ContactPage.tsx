import { textLimits } from '../../domain/limits';
import { contactMessages } from '../../domain/messages';
import { type ContactFieldName, type ContactMessage, validateContact } from '../../domain/validators/contact';
import { PrivacyAndTerms } from '../../features/contact/PrivacyAndTerms';
import { sendContactMessage } from '../../services/contact';
import { showError, showSuccess } from '../../ui/dialogs';
import { Field } from '../../ui/Field';
import { SubmitButton } from '../../ui/SubmitButton';
import { useValidatedForm } from '../../ui/useValidatedForm';

const emptyMessage: ContactMessage = { name: '', phone: '', reason: '' };

/** /ContactUs: a message to the people behind the site, with privacy policy and terms (spec 2). */
export default function ContactPage() {
  const form = useValidatedForm<ContactMessage, ContactFieldName>({
    initial: emptyMessage,
    validate: validateContact,
    submit: async (message) => {
      try {
        await sendContactMessage(message);
      } catch {
        await showError(contactMessages.failed);
        return;
      }
      form.reset();
      await showSuccess(contactMessages.sent);
    },
  });

  return (
    <div className="container form-page">
      <title>Contact us | Second Gear</title>
      <h1>Contact us</h1>
      <p className="form-lead">A question, a complaint, an idea? Tell us how to reach you, and we call back.</p>
      <form className="form-stack" {...form.formProps}>
        <Field label="Name" error={form.errorOf('name')}>
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
        <Field label="Phone" error={form.errorOf('phone')}>
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
        <Field label="Reason" error={form.errorOf('reason')}>
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
        <SubmitButton label="Send" busy={form.busy} busyLabel="Sending..." />
      </form>
      <PrivacyAndTerms />
    </div>
  );
}
