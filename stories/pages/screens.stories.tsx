import type { StoryObj } from '@storybook/react-vite';
import type { SystemPageName } from '#schemas/content/system-pages.ts';
import { localeOf } from '../controls/globals.ts';
import { ScreenPreview } from './screen-preview.tsx';

/** What every shop has from the start; the toolbar shows each in any ready theme. */
const meta = { title: 'Pages/Screens' };
export default meta;

const screen = (name: SystemPageName): StoryObj => ({
  render: (_, { globals }) => <ScreenPreview name={name} locale={localeOf(globals)} />,
});

export const Home = screen('home');
export const Shop = screen('shop');
export const Cart = screen('cart');
export const Checkout = screen('checkout');
export const CheckoutSuccess = screen('checkoutSuccess');
export const CheckoutFailure = screen('checkoutFailure');
export const Login = screen('login');
export const Register = screen('register');
export const ForgotPassword = screen('forgotPassword');
export const ConfirmEmail = screen('confirmEmail');
export const SocialLogin = screen('socialLogin');
export const Profile = screen('profile');
export const Search = screen('search');
export const Blog = screen('blog');
export const Product = screen('product');
export const Category = screen('category');
export const Post = screen('post');
export const Event = screen('event');
export const NotFound = screen('notFound');
export const Failure = screen('failure');
export const Maintenance = screen('maintenance');
export const BrokenLink = screen('brokenLink');
export const Header = screen('header');
export const Footer = screen('footer');
export const CookieNotice = screen('cookieNotice');
