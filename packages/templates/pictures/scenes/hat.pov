// A straw hat and sunglasses on linen: for summer and fashion.
#include "studio.povinc"
See(<0,8.4,-8>, <.1,.5,0>, 27)
light_source { <-12,11,5> rgb <1.9,1.7,1.35> area_light x*3, z*3, 6, 6 adaptive 1 jitter circular orient }
light_source { <7,8,-9> rgb .25 shadowless } sky_sphere { pigment { rgb .22 } }
plane { y,0 pigment { srgb <.55,.7,.7> } normal { bumps .08 scale <.6,.6,.3> } }
#declare Straw = texture { pigment { radial turbulence .02 frequency 90 colour_map { [0 srgb <.86,.7,.45>] [.5 srgb <.93,.8,.57>] [1 srgb <.8,.62,.37>] } } normal { onion .4 frequency 6 scallop_wave } finish { diffuse .85 } }
union {
  lathe { cubic_spline 12, <2.9,.12>,<2.75,.16>,<2.2,.1>,<1.5,.12>,<1.32,.22>,<1.26,.8>,<1.12,1.3>,<.85,1.5>,<.4,1.42>,<.05,1.36>,<0,1.36>,<-.1,1.36> texture { Straw } }
  lathe { cubic_spline 6, <1.4,.1>,<1.37,.2>,<1.31,.5>,<1.28,.78>,<1.2,.8>,<1.1,.8> pigment { srgb <.2,.2,.25> } }
  rotate <6,30,-3> translate <-.35,.1,.75>
}
union {
  #local S=-1; #while (S<=1) torus { .62,.085 scale <1.12,1,1> translate x*S*.86 } cylinder { <S*.86,-.02,0>,<S*.86,.02,0>,.6 scale <1,1,1> pigment { srgb <.28,.15,.08> } finish { Shiny reflection .2 } } sphere_sweep { b_spline 5, <S*1.4,0,-.1>,.07 <S*1.5,.0,.15>,.07 <S*1.45,-.3,1.3>,.06 <S*1.3,-.5,2.3>,.06 <S*1.3,-.6,2.6>,.06 } #local S=S+2; #end
  sphere_sweep { b_spline 5, <-.5,0,.2>,.06 <-.28,0,.22>,.06 <0,0,.28>,.06 <.28,0,.22>,.06 <.5,0,.2>,.06 }
  pigment { srgb <.3,.15,.07> } finish { Shiny } rotate x*-68 rotate y*24 scale .9 translate <1.3,.62,-2.15>
}
#local I=0; #while (I<5) object { Branch(3.2+rand(R1),.9*(rand(R1)-.5),.5,20,<.24,.42,.28>) rotate <80,150+I*16,0> translate <3.4,.2,3.6> } #local I=I+1; #end
