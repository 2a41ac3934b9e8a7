// The library without its own stylesheet-in-script, which the Content-Security-Policy forbids: the styles are a file.
import 'sweetalert2/dist/sweetalert2.css';
import '../styles/dialogs.scss';

import SweetAlert from 'sweetalert2/dist/sweetalert2.esm.js';

export const Swal = SweetAlert;
