// A cup of coffee on a stone table.
#include "studio.povinc"
See(<0,7,-8>, <0,.35,0>, 29)
light_source { <-11,10,5> rgb <1.9,1.7,1.4> area_light x*3, z*3, 6, 6 adaptive 1 jitter circular orient }
light_source { <7,8,-9> rgb <.24,.26,.3> shadowless } sky_sphere { pigment { rgb .2 } }
plane { y,0 pigment { granite turbulence .2 colour_map { [0 srgb <.75,.69,.62>] [.5 srgb <.84,.78,.71>] [1 srgb <.72,.65,.57>] } scale 2.5 } finish { diffuse .82 specular .1 roughness .08 } }
lathe { cubic_spline 10, <0,-.05>,<0,.06>,<1.1,.06>,<1.7,.16>,<1.95,.3>,<1.97,.26>,<1.7,.08>,<1.1,.0>,<0,.0>,<0,-.05> pigment { srgb <.23,.27,.27> } finish { Glaze } }
union {
  lathe { cubic_spline 11, <0,.0>,<0,.1>,<.6,.1>,<.95,.45>,<1.12,1>,<1.17,1.3>,<1.1,1.32>,<1.04,1>,<.85,.45>,<.5,.2>,<0,.2> }
  difference { torus { .38,.1 rotate x*90 translate <1.32,.82,0> } cylinder { y*.1,y*1.3,1.04 } }
  rotate y*-35 pigment { srgb <.93,.9,.85> } finish { Glaze }
}
cylinder { y*1.08,y*1.09,1.05 pigment { cylindrical turbulence .18 colour_map { [0 srgb <.22,.1,.04>] [.25 srgb <.3,.15,.06>] [.55 srgb <.72,.47,.26>] [1 srgb <.86,.66,.44>] } scale 1.15 } finish { diffuse .8 specular .3 roughness .02 } }
#local I=0; #while (I<34) #local A=rand(R1)*6.28; #local D=2.5+1.7*rand(R1); difference { sphere { 0,.2 scale <1.35,.7,.95> } box { <-.3,.11,-.018>,<.3,.3,.018> } rotate <40*rand(R1)-20,360*rand(R1),0> translate <cos(A)*D,.13,sin(A)*D*.95> pigment { srgb <.17,.075,.03>*(.8+.5*rand(R1)) } finish { Glaze } } #local I=I+1; #end
superellipsoid { <.2,.3> scale <.42,.12,.28> rotate y*25 translate <1.35,.38,-1.05> pigment { srgb <.62,.38,.18> } normal { granite .3 scale .2 } }
