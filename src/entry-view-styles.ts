/** Style sheets of the views that the server shows by itself; the root `views` of `virtual:izlog-styles`. */
import './storefront/render/views/view.css';
