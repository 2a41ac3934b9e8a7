// The build of the library that does not inject its styles: the Content-Security-Policy forbids that. Our stylesheet
// has them.
import 'sweetalert2/dist/sweetalert2.css';
import '../styles/dialogs.scss';

import SweetAlert from 'sweetalert2/dist/sweetalert2.esm.js';

export const Swal = SweetAlert;
